import { Front } from '@/tavern/front/front';

interface Props {
  readonly searchParams: Promise<Readonly<Record<'spiel' | 'tische', string | string[] | undefined>>>;
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export default async function FrontPage({ searchParams }: Props) {
  const { spiel, tische } = await searchParams;
  return <Front first={one(spiel)} tables={one(tische)} />;
}
