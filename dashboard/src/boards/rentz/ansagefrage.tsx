import { useTranslations } from 'next-intl';
import { Fragetafel } from '../kartentisch/fragetafel';
import { Handfaecher } from '../kartentisch/handfaecher';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { blattVon } from './ansicht';
import { Spieltasten } from './spieltasten';
import type { Offen } from './typen';

/** Which game: the hand, and a button for each that is left. */
export function Ansagefrage({ decision, view, onMove, busy }: Offen) {
  const t = useTranslations('rentz.entscheidung');
  const { stil } = useKartenstil();
  return (
    <Fragetafel titel={t('titel')} frage={t('frage.ANSAGE')} lage={t('folge.ANSAGE')}>
      <Handfaecher blatt={blattVon(view, decision.seat)} spielbar={null} stil={stil} busy={busy} />
      <Spieltasten decision={decision} view={view} onMove={onMove} busy={busy} blind={false} abZiffer={1} />
    </Fragetafel>
  );
}
