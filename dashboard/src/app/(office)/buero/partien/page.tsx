import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffOnly } from '@/office/entry/staff-only';
import { MatchesScreen } from '@/office/matches/matches-screen';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('office.matches');
  return { title: texts('title') };
}

export default function MatchesPage() {
  return (
    <StaffOnly>
      <MatchesScreen />
    </StaffOnly>
  );
}
