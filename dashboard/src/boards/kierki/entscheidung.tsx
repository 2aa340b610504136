'use client';
import { useTranslations } from 'next-intl';
import { Farbzeichen } from '../../art/kartenfarbe';
import type { DecisionProps, GameTexts } from '../game-board';
import { Fragetafel, type Frageworte, Handtafel, Wahltaste, Wahltasten } from '../kartentisch/fragetafel';
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
  const meine = decision && decision.legalMoves.length > 0 ? decision : null;
  if (meine?.question.kierkiFrage === 'TRUMPF_ANSAGEN') return <Trumpffrage key={meine.id} {...props} decision={meine} />;
  return <Kartenfrage {...props} meine={meine} />;
}

function wartesatz({ decision, view, names, mySeat }: EntscheidungProps, t: GameTexts): string {
  if (view.sieger) return t('entscheidung.vorbei');
  if (!decision || decision.seat === mySeat) return t('entscheidung.gleich');
  return t(`entscheidung.${mySeat === null ? 'andereZuschauer' : 'andere'}`, { name: nameVon(names, decision.seat) });
}

type Offen = EntscheidungProps & { decision: Entscheidungsfrage };

function Trumpffrage({ decision: { seat, legalMoves }, view, onMove, busy }: Offen) {
  const t = useTranslations('kierki');
  const { stil } = useKartenstil();
  const blatt = blattVon(view, seat);
  return (
    <Fragetafel
      titel={t('entscheidung.titel')}
      frage={t('entscheidung.frage.TRUMPF_ANSAGEN')}
      lage={t('entscheidung.folge.TRUMPF_ANSAGEN', { punkte: mitVorzeichen(view.tarif.jeStich) })}
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
              wort={t('entscheidung.trumpf', { farbe })}
              folge={t('entscheidung.inDerHand', { anzahl: blatt.filter((karte) => farbeVon(karte) === farbe).length })}
              busy={busy}
              onClick={() => onMove(antwort(zug))}
            />
          );
        })}
      </Wahltasten>
    </Fragetafel>
  );
}

function frageworte({ question }: Entscheidungsfrage, view: Ansicht, blatt: readonly Karte[], t: GameTexts): Frageworte {
  const farbe = question.bedienfarbe ? farbname(question.bedienfarbe, t) : '';
  const [erster = 0, zweiter = 0] = view.tarif.fuerFertige;
  const preise = { farbe, erster: mitVorzeichen(erster), zweiter: mitVorzeichen(zweiter) };
  return {
    titel: t('entscheidung.titel'),
    frage: t(`entscheidung.frage.${question.kierkiFrage}`, { farbe }),
    lage: t(`entscheidung.folge.${hinweis(question, view, blatt)}`, preise),
  };
}

function Kartenfrage(props: EntscheidungProps & { meine: Entscheidungsfrage | null }) {
  const t = useTranslations('kierki');
  const { stil } = useKartenstil();
  const { meine, view, mySeat, onMove, busy } = props;
  const blatt = blattVon(view, meine?.seat ?? mySeat);
  const legt = meine?.question.kierkiFrage === 'ANLEGEN' || meine?.question.kierkiFrage === 'EROEFFNEN';
  const wert = (karte: Karte): string | null => {
    const punkte = kartenwert(karte, view.tarif);
    return punkte === 0 ? null : t('entscheidung.kartenwert', { punkte: mitVorzeichen(punkte) });
  };
  return (
    <Handtafel worte={meine && frageworte(meine, view, blatt, t)} satz={wartesatz(props, t)}>
      {blatt.length > 0 && (
        <Handfaecher
          blatt={blatt}
          spielbar={meine && waehlbar(meine)}
          stil={stil}
          busy={meine !== null && busy}
          verb={t(legt ? 'entscheidung.anlegen' : 'entscheidung.spielen')}
          folge={wert}
          onSpielen={(karte) => {
            const zug = meine?.legalMoves.find(({ spielkarte }) => spielkarte === karte);
            if (zug) onMove(antwort(zug));
          }}
        />
      )}
    </Handtafel>
  );
}
