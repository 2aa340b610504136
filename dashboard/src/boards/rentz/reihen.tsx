import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { Auslage } from '../kartentisch/auslage';
import type { Auslagereihe } from '../kartentisch/auslagereihe';
import { farbname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { auslagereihe } from './ansicht';
import type { Ansicht } from './typen';
import { kartenliste } from './worte';

interface ReihenProps {
  view: Ansicht;
  /** What you may lay now. */
  legbar: readonly Karte[];
  neu: Karte | null;
  /** What stands under the rows. */
  children: ReactNode;
}

/** The four rows of the Rentz game. */
export function Reihen({ view, legbar, neu, children }: ReihenProps) {
  const t = useTranslations('rentz');
  const { stil } = useKartenstil();
  const worte = useCallback(
    ({ farbe, liegen, passend }: Auslagereihe): string =>
      t('brett.reihe', {
        farbe: farbname(farbe, t),
        liegen: kartenliste(liegen, t) || t('brett.nichts'),
        passend: kartenliste(passend, t) || t('brett.nichts'),
      }),
    [t],
  );
  return (
    <>
      <Auslage
        titel={t('brett.auslage')}
        reihen={view.reihen.map(auslagereihe)}
        legbar={legbar}
        neu={neu}
        stil={stil}
        worte={worte}
        enden={[t('brett.endeUnten'), t('brett.endeOben')]}
      />
      {children}
    </>
  );
}
