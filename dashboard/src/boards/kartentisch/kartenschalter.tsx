'use client';
import { Radio, Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import styles from './kartenleiste.module.css';
import { Spielblatt } from './spielblatt';
import type { Karte } from './typen';
import type { Indexwahl, useKartenstil } from './use-kartenstil';

const PROBE: readonly Karte[] = ['PIK_A', 'HERZ_K', 'KREUZ_D', 'KARO_B'];

/** How cards are printed: corner letters and four-colour suits, with a sample. */
export function Kartenschalter({ karten: { stil, wahl, setIndex, setVierfarben } }: { karten: ReturnType<typeof useKartenstil> }) {
  const t = useTranslations('kartentisch.schalter');
  return (
    <div className={styles.schalter}>
      <h2 className={styles.titel}>{t('titel')}</h2>
      <div className={styles.probe} aria-hidden="true">
        {PROBE.map((karte) => (
          <Spielblatt key={karte} karte={karte} stil={stil} />
        ))}
      </div>
      <Radio.Group label={t('buchstaben')} value={wahl} onChange={(neu) => setIndex(neu as Indexwahl)}>
        {(['SPRACHE', 'DE', 'FR'] as const).map((einer) => (
          <Radio key={einer} className={styles.wahl} value={einer} label={t(`index.${einer}`)} />
        ))}
      </Radio.Group>
      <Switch
        size="md"
        className={styles.wahl}
        checked={stil.vierfarben}
        onChange={(neu) => setVierfarben(neu.currentTarget.checked)}
        label={t('vierfarben')}
        description={t('vierfarbenText')}
      />
    </div>
  );
}
