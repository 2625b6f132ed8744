/** Words of several languages, as `bareText` leaves them: without case and accents. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .trim()
      .split(/\s+/),
  );

/**
 * Words that turn round what stands beside them, or ask for less of it. `t` is what is left of “don’t”. The
 * French “ne” is not among them: whoever leaves it out means the same.
 */
export const contraryWords = wordsIn(`
    no not t nor neither none never nobody nothing nowhere without hardly barely cannot against dont cant wont
    isnt arent wasnt doesnt didnt less least fewer fewest
    nicht nichts nie niemals niemand weder ohne kein keine keinen keinem keiner keines kaum gegen weniger wenig wenige
    pas aucun aucune jamais rien sans personne contre moins
    nunca nadie nada ningun ninguna ningunos ningunas sin contra menos ni
    non mai nessuno nessuna niente senza contro meno
    nao nem ninguem nenhum nenhuma sem
    niet nooit niemand niets zonder geen tegen minder
    inte aldrig ingen inget inga utan ikke aldri aldrig uten uden mindre
    nie nigdy nikt nic bez zaden zadna mniej
    не нет ни никогда никто ничего без меньше
    degil yok hic az
    δεν μη μην οχι χωρις
    لا ليس ليست لم لن غير بدون بلا
    לא אין בלי ללא
    नही नहीं मत बिना
    안 못 없다 없어요 없이
`);

/** The same in scripts without spaces, and as a picture. */
export const contrarySigns = /[不没沒無无未非别別勿少👎❌🚫]|ない|なし|ません|なく/gu;

/** Words that say how others belong together: where these differ, the same may be meant. */
export const smallWords = wordsIn(`
    a an the of for to in on at by with from into about as and or but so that this these those it its is are was
    were be been do does did don didn doesn isn aren i we you they he she my our your their me us would should could
    will can please s re ve ll m d some any there here just very really
    der die das den dem des ein eine einen einem einer und oder aber zu zum zur von vom fur mit im am an auf bei aus
    ist sind war waren ich wir sie er es du ihr mein unser bitte sehr dass wie man
    le la les un une des du de et ou mais en dans sur pour par avec au aux ce cette ces il elle on nous vous ils est
    sont l d c qu que qui ne n s svp
    el los las una uno unos unas y o pero del al por para con se su sus lo es son
    il lo gli uno e di da su per tra fra con si che
    os um uma e mas do no na dos das em por com
    het een en of maar van voor met op te zijn
    и в на с по к о из за для это
    的 了 吗 呢 吧 啊 地 得 着 个 們 们 是
`);

/** Beginnings that stand against each other, though they look alike. */
export const opposedBeginnings: readonly (readonly [string, string])[] = [
  ['micro', 'macro'],
  ['mikro', 'makro'],
  ['ad', 'ab'],
  ['inter', 'intra'],
  ['hyper', 'hypo'],
  ['endo', 'exo'],
  ['over', 'under'],
  ['микро', 'макро'],
];

/** Endings that stand against each other. */
export const opposedEndings: readonly (readonly [string, string])[] = [
  ['ful', 'less'],
  ['er', 'ee'],
];
