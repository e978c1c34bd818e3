/** Hiragana with its Hepburn romanization. Katakana is converted to hiragana first. */
const KANA = `
あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno
はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ゔvu
がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo
ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa ゕka ゖke`;

/** Cyrillic letters of Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian, Kazakh and Mongolian. */
const CYRILLIC = `
аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ьэe юyu яya
іi їyi єye ґg ўu ђdj јj љlj њnj ћc џdz ѓgj ќkj ѕdz әa ғgh қq ңng өo ұu үu һh`;

const GREEK = `
αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo`;

/** Latin letters that do not decompose. */
const LATIN = "ßss æae œoe øo łl đd ðd þth ıi ħh ŋn";

/** Splits a table of entries that each consist of a character and its romanization. */
const entriesOf = (table: string): [string, string][] =>
  table.split(/\s/).flatMap((entry) => {
    const letters = entry.replace(/[^a-z]/g, "");
    return [...entry.replace(/[a-z]/g, "")].map((char, n, all): [string, string] => [
      char,
      // Signs before the last one are silent.
      n === all.length - 1 ? letters : "",
    ]);
  });

const ROMANIZATIONS = new Map([KANA, CYRILLIC, GREEK, LATIN].flatMap(entriesOf));

/** Initial consonants, vowels and final consonants of Hangul syllables in Revised Romanization. */
const INITIALS = "g kk n d tt r m b pp s ss _ j jj ch k t p h".split(" ");
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = "_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

function romanizeHangul(code: number): string {
  const index = code - FIRST_SYLLABLE;
  const perInitial = VOWELS.length * FINALS.length;
  return [
    INITIALS[Math.floor(index / perInitial)],
    VOWELS[Math.floor((index % perInitial) / FINALS.length)],
    FINALS[index % FINALS.length],
  ]
    .join("")
    .replaceAll("_", "");
}

const toHiragana = (char: string) =>
  char >= "ァ" && char <= "ヶ" ? String.fromCodePoint(char.codePointAt(0)! - 0x60) : char;

const SMALL_Y = new Set(["ゃ", "ゅ", "ょ"]);
const SMALL_VOWELS = new Set(["ぁ", "ぃ", "ぅ", "ぇ", "ぉ"]);

/** Romanizes a kana character. `before` is the romanization so far. Returns the new end of it. */
function romanizeKana(before: string, kana: string, romanization: string): string {
  if (SMALL_Y.has(kana) && /[bcdfghjkmnprst]h?i$/.test(before)) {
    // しゃ is sha, きゃ is kya.
    return before.slice(0, -1) + (/(?:sh|ch|j)i$/.test(before) ? romanization.slice(1) : romanization);
  }
  // ティ is ti, ファ is fa.
  if (SMALL_VOWELS.has(kana) && /[a-z][aeiou]$/.test(before)) return before.slice(0, -1) + romanization;
  return before + romanization;
}

/** Returns the romanization of a run of kana, Cyrillic, Greek, Hangul and accented Latin. Other characters stay. */
export function transliterate(text: string): string {
  let result = "";
  let isDoubled = false;
  for (const char of text.normalize("NFKC")) {
    const code = char.codePointAt(0)!;
    const kana = toHiragana(char);
    if (kana === "っ") {
      isDoubled = true;
      continue;
    }
    // A long vowel is not marked.
    if (char === "ー") continue;
    const lower = kana.toLowerCase();
    const romanization =
      ROMANIZATIONS.get(lower) ??
      ROMANIZATIONS.get(baseOf(lower)) ??
      (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? romanizeHangul(code) : undefined);
    if (romanization === undefined) result += withoutMarks(char);
    else if (/\p{Script=Hiragana}/u.test(kana)) {
      const start = isDoubled && /^[^aeioun]/.test(romanization) ? romanization[0]!.replace("c", "t") : "";
      result = romanizeKana(result + start, kana, romanization);
    } else result += lower === kana ? romanization : capitalize(romanization);
    isDoubled = false;
  }
  return result;
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const baseOf = (char: string) => char.normalize("NFD").replace(/\p{M}/gu, "");

/** Removes the accents of a Latin letter. In other scripts, marks are part of the spelling. */
function withoutMarks(char: string): string {
  const base = baseOf(char);
  return /^[A-Za-z]+$/.test(base) ? base : char;
}
