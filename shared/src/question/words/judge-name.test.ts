import { beforeAll, expect, test } from 'vitest';
import { judgeName } from './judge-name.ts';
import { loadHeldWords } from './load-held-words.ts';

beforeAll(loadHeldWords);

const all = (names: string): string[] => names.split(', ');
const judged = (names: string, verdict: string): void => {
  expect(all(names).filter((name) => judgeName(name) !== verdict)).toEqual([]);
};

test('names of people are shown, whatever is written inside them', () => {
  judged(
    'Ana, Dick Whittington, Alistair Cockburn, Hancock, Peacock, Hitchcock, Babcock, Fanny, Randy, Gaylord, Kuntz, Dickmann, Wankel, Titzmann, Weiner, Hooker, Assmann, Cummings, Penistone, Nguyen Phuc, Bich Dung, Supaporn, Concepción, Conchita, João Pinto, Maria Concha, Butt, Nigel, Nigella Lawson, Niger, Hoare, Prickett, Slutskaya, Dykes, Fagan, Titus, Cox, Ed Balls, Putin, Puttnam, Sexton, Schwanke, Arslan, Conard, Dominique, Monique, Nazir, Nutting, Bitschnau, Cuong, Scheidt, Dixit, Jesús, Adolf, Sussex, Analise, 李雷, Мария, أحمد, 🦊 Fox',
    'fine',
  );
});

test('what may be somebody’s name is asked of the host', () => {
  judged(
    'Dick, Cocks, Prick, Hoe, Shitake, Shital Patel, Dikshit, Fick, Violette Fick, Ficker, Bastardi, Pinto, Polla, Kut, Con, Figa, Troia, José Cabrón, Marie-Claire Putain, Wan Ker, xXfuckXx, ImGonnaFuck, Hitler, Mike Hunt, Hugh Jass',
    'unsure',
  );
});

test('what is nobody’s name is not shown, in whichever letters', () => {
  judged(
    'fuck, FUCK!, f u c k, F.U.C.K, fuuuuck, sh1t, $hit, b1tch, A$$hole, D1ck, фuck, ＦＵＣＫ, f*ck, holy shit, Max Fuckerberg, Whore, Faggot, Arschloch, so ein Arschloch, Hurensohn, Wichser, Schlampe, Klootzak, Stronzo, Caralho, Connard',
    'rude',
  );
});
