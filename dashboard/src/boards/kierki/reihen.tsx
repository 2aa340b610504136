import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { Auslage } from '../kartentisch/auslage';
import type { Auslagereihe } from '../kartentisch/auslagereihe';
import { farbname, kartenname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { auslagereihe } from './ansicht';
import type { Ansicht } from './typen';

interface ReihenProps {
  view: Ansicht;
  /** What you may lay now. */
  legbar: readonly Karte[];
  neu: Karte | null;
  /** What stands under the rows. */
  children: ReactNode;
}

/** The four rows of Loteryjka. */
export function Reihen({ view, legbar, neu, children }: ReihenProps) {
  const t = useTranslations('kierki');
  const { stil } = useKartenstil();
  const worte = useCallback(
    ({ farbe, liegen, passend }: Auslagereihe): string => {
      const liste = (karten: readonly Karte[]): string => karten.map((karte) => kartenname(karte, t)).join(', ') || t('brett.nichts');
      return t('brett.reihe', { farbe: farbname(farbe, t), liegen: liste(liegen), passend: liste(passend) });
    },
    [t],
  );
  return (
    <>
      <Auslage
        titel={t('brett.auslage')}
        reihen={view.reihen.map((reihe) => auslagereihe(reihe, view))}
        legbar={legbar}
        neu={neu}
        stil={stil}
        worte={worte}
      />
      {children}
    </>
  );
}
