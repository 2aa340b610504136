import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignIn } from '@/office/entry/sign-in';

export async function generateMetadata(): Promise<Metadata> {
  const texts = await getTranslations('office.door');
  return { title: texts('title') };
}

export default function SignInPage() {
  return <SignIn />;
}
