import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locale';
import { sceneTitles } from '@/scenes/scenes';
import { ScenesList } from '@/tavern/scenes/scenes-list';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('scenes');
  return { title: texts('title'), description: texts('what') };
}

export default async function ScenesPage() {
  return <ScenesList games={await sceneTitles((await getLocale()) as Locale)} />;
}
