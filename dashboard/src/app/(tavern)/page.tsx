import { Front } from '@/tavern/front/front';

export default function FrontPage() {
  return <Front />;
}
