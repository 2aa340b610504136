import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { QuickTable } from '@/tavern/quick/quick-table';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('quick');
  return { title: texts('title'), robots: { index: false } };
}

export default async function QuickTablePage({ params }: { readonly params: Promise<{ id: string }> }) {
  return <QuickTable id={(await params).id} />;
}
