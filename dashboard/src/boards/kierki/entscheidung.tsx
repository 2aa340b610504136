'use client';
import { useTranslations } from 'next-intl';
import { Farbzeichen } from '../../art/kartenfarbe';
import type { DecisionProps } from '../game-board';
import { Fragetafel, Wahltaste, Wahltasten, Wartetafel } from '../kartentisch/fragetafel';
import { Handfaecher } from '../kartentisch/handfaecher';
import { farbeVon } from '../kartentisch/karten';
import { farbname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { waehlbar } from './ansicht';
import { antwort } from './antwort';
import { hinweis, kartenwert } from './folge';
import type { Ansicht, Entscheidungsfrage, Zugantwort } from './typen';

type EntscheidungProps = DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>;

const blattVon = (view: Ansicht, seat: number | null): readonly Karte[] => view.spieler.find((einer) => einer.seat === seat)?.blatt ?? [];

/** The open decision: trumps, or a card of the own hand; while somebody else decides, the hand to look at. */
export function Entscheidung(props: EntscheidungProps) {
  const { decision } = props;
  if (!decision || decision.legalMoves.length === 0) return <Warten {...props} />;
  const offen = { ...props, decision };
  return decision.question.kierkiFrage === 'TRUMPF_ANSAGEN' ? (
    <Trumpffrage key={decision.id} {...offen} />
  ) : (
    <Kartenfrage key={decision.id} {...offen} />
  );
}

function Warten({ decision, view, names, mySeat }: EntscheidungProps) {
  const t = useTranslations('kierki.entscheidung');
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

type Offen = EntscheidungProps & { decision: Entscheidungsfrage };

function Trumpffrage({ decision: { seat, legalMoves }, view, onMove, busy }: Offen) {
  const t = useTranslations('kierki.entscheidung');
  const { stil } = useKartenstil();
  const blatt = blattVon(view, seat);
  return (
    <Fragetafel
      titel={t('titel')}
      frage={t('frage.TRUMPF_ANSAGEN')}
      lage={t('folge.TRUMPF_ANSAGEN', { punkte: mitVorzeichen(view.tarif.jeStich) })}
    >
      <Handfaecher blatt={blatt} spielbar={null} stil={stil} busy={busy} />
      <Wahltasten>
        {legalMoves.map((zug, i) => {
          const farbe = zug.trumpffarbe;
          if (farbe === null) return null;
          return (
            <Wahltaste
              key={farbe}
              ziffer={i + 1}
              zeichen={<Farbzeichen farbe={farbe} groesse={30} />}
              wort={t('trumpf', { farbe })}
              folge={t('inDerHand', { anzahl: blatt.filter((karte) => farbeVon(karte) === farbe).length })}
              busy={busy}
              onClick={() => onMove(antwort(zug))}
            />
          );
        })}
      </Wahltasten>
    </Fragetafel>
  );
}

function Kartenfrage({ decision, view, onMove, busy }: Offen) {
  const t = useTranslations('kierki');
  const { stil } = useKartenstil();
  const { question, seat, legalMoves } = decision;
  const blatt = blattVon(view, seat);
  const farbe = question.bedienfarbe ? farbname(question.bedienfarbe, t) : '';
  const [erster = 0, zweiter = 0] = view.tarif.fuerFertige;
  const preise = { farbe, erster: mitVorzeichen(erster), zweiter: mitVorzeichen(zweiter) };
  const legt = question.kierkiFrage === 'ANLEGEN' || question.kierkiFrage === 'EROEFFNEN';
  const wert = (karte: Karte): string | null => {
    const punkte = kartenwert(karte, view.tarif);
    return punkte === 0 ? null : t('entscheidung.kartenwert', { punkte: mitVorzeichen(punkte) });
  };
  return (
    <Fragetafel
      titel={t('entscheidung.titel')}
      frage={t(`entscheidung.frage.${question.kierkiFrage}`, { farbe })}
      lage={t(`entscheidung.folge.${hinweis(question, view, blatt)}`, preise)}
    >
      <Handfaecher
        blatt={blatt}
        spielbar={waehlbar(decision)}
        stil={stil}
        busy={busy}
        verb={t(legt ? 'entscheidung.anlegen' : 'entscheidung.spielen')}
        folge={wert}
        onSpielen={(karte) => {
          const zug = legalMoves.find(({ spielkarte }) => spielkarte === karte);
          if (zug) onMove(antwort(zug));
        }}
      />
    </Fragetafel>
  );
}
