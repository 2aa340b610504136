import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Room } from '@/tavern/room/room';

interface Props {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const texts = await getTranslations('room');
  return { title: `${texts('title')} ${(await params).code.toUpperCase()}`, robots: { index: false } };
}

export default async function RoomPage({ params }: Props) {
  return <Room code={(await params).code} />;
}
