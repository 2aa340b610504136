'use client';

import { Kbd, Modal, Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import styles from './screen.module.css';
import { useLetterKeys } from './use-replay-keys';

const keys = [
  ['step', '←', '→', 'k', 'j'],
  ['move', '⇧ ←', '⇧ →', 'K', 'J'],
  ['ends', 'home', 'end'],
  ['play', 'space'],
  ['events', 'e'],
  ['text', 'b'],
  ['help', '?'],
] as const;

// Keys that have a name of their own in every language.
const named = new Set<string>(['home', 'end', 'space']);

/** The list of keys, with the switch for single letters. */
export function KeyList({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const texts = useTranslations('office.keys');
  const shell = useTranslations('shell');
  const [letters, setLetters] = useLetterKeys();
  return (
    <Modal opened={opened} onClose={close} title={texts('title')} centered closeButtonProps={{ 'aria-label': shell('close') }}>
      <table className={styles.keys}>
        <tbody>
          {keys.map(([what, ...pressed]) => (
            <tr key={what}>
              <th scope="row">{texts(what)}</th>
              <td>
                {pressed.map((key) => (
                  <Kbd key={key}>{named.has(key) ? texts(`name.${key}`) : key}</Kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        label={texts('letters')}
        description={texts('lettersText')}
        checked={letters}
        onChange={(event) => setLetters(event.currentTarget.checked)}
      />
    </Modal>
  );
}
