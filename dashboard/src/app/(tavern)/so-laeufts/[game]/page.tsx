import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locale';
import { scenesOf } from '@/scenes/scenes';
import { ScenesScreen } from '@/tavern/scenes/scenes-screen';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<{ readonly szene?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params;
  const [texts, games] = await Promise.all([getTranslations('scenes'), getTranslations('games')]);
  return games.has(`${game}.name`) ? { title: texts('of', { game: games(`${game}.name`) }) } : {};
}

export default async function GameScenesPage({ params, searchParams }: Props) {
  const { game } = await params;
  const { szene } = await searchParams;
  const told = await scenesOf(game, (await getLocale()) as Locale);
  if (!told) notFound();
  return <ScenesScreen slug={game} told={told} first={Array.isArray(szene) ? szene[0] : szene} />;
}
