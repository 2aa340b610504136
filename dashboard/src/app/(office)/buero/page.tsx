import { redirect } from 'next/navigation';
import { officePath } from '@/office/entry/way-back';

export default function OfficePage() {
  redirect(officePath);
}
