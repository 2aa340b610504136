import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffOnly } from '@/office/entry/staff-only';
import { ReplayScreen } from '@/office/replay/replay-screen';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('office.match');
  return { title: texts('title') };
}

export default async function OfficeMatchPage({ params }: { readonly params: Promise<{ id: string }> }) {
  return (
    <StaffOnly>
      <ReplayScreen matchId={(await params).id} inside="office" />
    </StaffOnly>
  );
}
