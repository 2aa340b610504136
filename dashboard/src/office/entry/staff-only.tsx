'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { useStaff } from './office-network';
import { doorFor } from './way-back';

/** What only the staff sees; everybody else is led to the door and back again afterwards. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  const texts = useTranslations('office.door');
  const staff = useStaff();
  const router = useRouter();
  useEffect(() => {
    if (staff === null) router.replace(doorFor(window.location.pathname + window.location.search));
  }, [staff, router]);
  if (staff) return children;
  return (
    <p role="status" className="tj-unseen">
      {texts('checking')}
    </p>
  );
}
