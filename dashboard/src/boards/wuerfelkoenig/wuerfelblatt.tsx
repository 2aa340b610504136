import { useTranslations } from 'next-intl';
import { Farbwuerfel } from '../../art/farbwuerfel';
import { Blatt } from './blatt';
import styles from './blatt.module.css';
import { artname, wuerfelarten } from './kartendruck';

/** The sheet of the dice: which colour each kind shows with each number. */
export function Wuerfelblatt({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wuerfelkoenig');
  return (
    <Blatt titel={t('blatt.wuerfelTitel')} unter={t('blatt.wuerfelText')} ton="var(--tj-muted)" onClose={onClose}>
      <table className={styles.wuerfel}>
        <tbody>
          {wuerfelarten.map((farben, art) => (
            <tr key={artname[art]}>
              <th scope="row">
                <span className="tj-unseen">{t('blatt.sorte')} </span>
                {artname[art]}
              </th>
              {farben.map((farbe, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number
                <td key={i}>
                  <Farbwuerfel zahl={i + 1} farbe={farbe} groesse={36} />
                  <span className="tj-unseen">{t('brett.einWuerfel', { zahl: i + 1, farbe: t(`wuerfelfarbe.${farbe}`) })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Blatt>
  );
}
