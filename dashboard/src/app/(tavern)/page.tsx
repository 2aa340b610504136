import { Front } from '@/tavern/front/front';

interface Props {
  readonly searchParams: Promise<{ readonly spiel?: string | string[] }>;
}

export default async function FrontPage({ searchParams }: Props) {
  const { spiel } = await searchParams;
  return <Front first={Array.isArray(spiel) ? spiel[0] : spiel} />;
}
