import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchScreen } from '@/tavern/match/match-screen';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('match');
  return { title: texts('title'), robots: { index: false } };
}

export default async function MatchPage({ params }: { readonly params: Promise<{ id: string }> }) {
  return <MatchScreen id={(await params).id} />;
}
