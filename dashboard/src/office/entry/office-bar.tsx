'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SignOutDocument } from '@/generated/graphql';
import { useNetwork } from '@/network/network-context';
import { DoorSign } from '@/shell/signs';
import styles from './entry.module.css';
import { useStaff, useStaffBook } from './office-network';
import { officePath } from './way-back';

function SignOut() {
  const texts = useTranslations('office');
  const book = useStaffBook();
  const network = useNetwork();
  const leave = async () => {
    // The server forgets the token as well; if it does not answer, the token at least leaves this browser.
    await network.ask(SignOutDocument, {});
    book.forget();
  };
  return (
    <Button
      className={styles.leave ?? ''}
      variant="subtle"
      color="gray"
      c="var(--tj-ink)"
      size="sm"
      px="xs"
      leftSection={<DoorSign />}
      onClick={leave}
    >
      {texts('signOut')}
    </Button>
  );
}

/** The office's own line under the house's header: where one is, who one is, the way out. */
export function OfficeBar() {
  const texts = useTranslations('office');
  const staff = useStaff();
  const path = usePathname();
  return (
    <div className={styles.bar}>
      <span className={styles.room}>{texts('title')}</span>
      {staff ? (
        <>
          <nav aria-label={texts('nav')} className={styles.nav}>
            <Link href={officePath} aria-current={path.startsWith(officePath) ? 'page' : undefined}>
              {texts('matches.title')}
            </Link>
          </nav>
          <span className={styles.who} title={texts('signedInAs', { name: staff.name })}>
            {staff.name}
          </span>
          <SignOut />
        </>
      ) : null}
    </div>
  );
}
