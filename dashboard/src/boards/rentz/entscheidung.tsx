'use client';
import { useTranslations } from 'next-intl';
import { Wartetafel } from '../kartentisch/fragetafel';
import { Handfaecher } from '../kartentisch/handfaecher';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { nameVon } from '../names';
import { Ablehnfrage } from './ablehnfrage';
import { Ansagefrage } from './ansagefrage';
import { blattVon } from './ansicht';
import { Blindfrage } from './blindfrage';
import { Kartenfrage } from './kartenfrage';
import type { EntscheidungProps, Frage, Offen } from './typen';

const tafeln: Readonly<Record<Frage['entscheidung'], (props: Offen) => React.ReactNode>> = {
  BLIND: Blindfrage,
  ANSAGE: Ansagefrage,
  ABLEHNUNG: Ablehnfrage,
  KARTE: Kartenfrage,
  ANLEGEN: Kartenfrage,
  NOCH_EINE: Kartenfrage,
};

/** The open decision: a game, blind or not, a refusal, or a card; while somebody else decides, the hand to look at. */
export function Entscheidung(props: EntscheidungProps) {
  const { decision } = props;
  if (!decision || decision.legalMoves.length === 0) return <Warten {...props} />;
  const Tafel = tafeln[decision.question.entscheidung];
  return <Tafel key={decision.id} {...props} decision={decision} />;
}

function Warten({ decision, view, names, mySeat }: EntscheidungProps) {
  const t = useTranslations('rentz.entscheidung');
  const { stil } = useKartenstil();
  const blatt = blattVon(view, mySeat);
  const satz = (): string => {
    if (view.sieger) return t('vorbei');
    if (!decision || decision.seat === mySeat) return t('gleich');
    return t(mySeat === null ? 'andereZuschauer' : 'andere', { name: nameVon(names, decision.seat) });
  };
  return (
    <Wartetafel satz={satz()}>{blatt.length > 0 && <Handfaecher blatt={blatt} spielbar={null} stil={stil} busy={false} />}</Wartetafel>
  );
}
