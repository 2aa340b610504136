import { useTranslations } from 'next-intl';
import type { GameTexts } from '../game-board';
import { Handtafel, Wahltaste, Wahltasten } from '../kartentisch/fragetafel';
import { Handfaecher } from '../kartentisch/handfaecher';
import { farbeVon } from '../kartentisch/karten';
import { farbname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { blattVon, kartenwert, waehlbar } from './ansicht';
import { antwort } from './antwort';
import { legefolge, stichhinweis } from './hinweis';
import type { Ansicht, EntscheidungProps, Offen } from './typen';

const ZIFFERN = 9;

/** A card: to a trick, to its row, or one more after an ace, which may be left. While somebody else decides, the hand to look at. */
export function Kartenfrage(props: EntscheidungProps & { meine: Offen['decision'] | null }) {
  const t = useTranslations('rentz');
  const { stil } = useKartenstil();
  const { meine, view, mySeat, onMove, busy } = props;
  const blatt = blattVon(view, meine?.seat ?? mySeat);
  const spielbar = meine && waehlbar(meine);
  const verzicht = meine?.legalMoves.find(({ rentzZug }) => rentzZug === 'VERZICHTEN');
  const stich = meine?.question.entscheidung === 'KARTE';
  return (
    <Handtafel worte={meine && { titel: t('entscheidung.titel'), ...worte(meine, view, blatt, t) }} satz={wartesatz(props, t)}>
      {blatt.length > 0 && (
        <Handfaecher
          blatt={blatt}
          spielbar={spielbar}
          stil={stil}
          busy={meine !== null && busy}
          verb={t(stich ? 'entscheidung.spielen' : 'entscheidung.anlegen')}
          folge={(karte) => (stich ? stichfolge(karte, view, t) : anlegefolge(karte, view, t))}
          onSpielen={(karte) => {
            const zug = meine?.legalMoves.find(({ spielkarte }) => spielkarte === karte);
            if (zug) onMove(antwort(zug));
          }}
        />
      )}
      {verzicht && spielbar && (
        <Wahltasten>
          <Wahltaste
            ziffer={Math.min(ZIFFERN, spielbar.length + 1)}
            wort={t('entscheidung.verzichten')}
            folge={t('entscheidung.verzichtenFolge')}
            busy={busy}
            onClick={() => onMove(antwort(verzicht))}
          />
        </Wahltasten>
      )}
    </Handtafel>
  );
}

function wartesatz({ decision, view, names, mySeat }: EntscheidungProps, t: GameTexts): string {
  if (view.sieger) return t('entscheidung.vorbei');
  if (!decision || decision.seat === mySeat) return t('entscheidung.gleich');
  return t(`entscheidung.${mySeat === null ? 'andereZuschauer' : 'andere'}`, { name: nameVon(names, decision.seat) });
}

function worte(decision: Offen['decision'], view: Ansicht, blatt: readonly Karte[], t: GameTexts) {
  const { entscheidung } = decision.question;
  if (entscheidung !== 'KARTE') {
    const folge = waehlbar(decision).length === 0 ? 'KEINE_PASST' : entscheidung;
    return { frage: t(`entscheidung.frage.${entscheidung}`), lage: t(`entscheidung.folge.${folge}`) };
  }
  const [gefuehrt] = view.laufenderStich?.stichkarten ?? [];
  const farbe = gefuehrt ? farbname(farbeVon(gefuehrt), t) : '';
  const frage = t(`entscheidung.frage.${gefuehrt ? 'zugeben' : 'ausspielen'}`, { farbe });
  return { frage, lage: t(`entscheidung.folge.${stichhinweis(view, blatt)}`, { farbe }) };
}

function stichfolge(karte: Karte, view: Ansicht, t: GameTexts): string | null {
  const punkte = kartenwert(karte, view);
  return punkte === 0 ? null : t('entscheidung.kartenwert', { punkte: mitVorzeichen(punkte) });
}

function anlegefolge(karte: Karte, view: Ansicht, t: GameTexts): string | null {
  const folge = legefolge(karte, view);
  return folge && t(`entscheidung.legefolge.${folge}`);
}
