import { NothingHere } from '@/shell/notice';

export default function NotFoundPage() {
  return (
    <main id="content">
      <NothingHere />
    </main>
  );
}
