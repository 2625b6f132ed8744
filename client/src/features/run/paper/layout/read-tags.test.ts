import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTag, type Tag } from '../pdf/tags.ts';
import { TagReader } from './read-tags.ts';
import { isSpaced } from './read-words.ts';

/** A letter is ten pixels wide, and each text stands in a line of its own: jsdom sets none. */
const lettersOf = function (this: Range): DOMRect[] {
  const width = (this.endOffset - this.startOffset) * 10;
  return [new DOMRect(this.startOffset * 10, 0, width, 18)];
};
beforeEach(() => {
  Range.prototype.getClientRects = lettersOf as unknown as () => DOMRectList;
});
afterEach(() => {
  delete (Range.prototype as Partial<Range>).getClientRects;
});

/** As in words: its role, then what is in it. */
const inShort = (tag: Tag): string => {
  const kids = tag.kids.map((kid) =>
    isTag(kid)
      ? inShort(kid)
      : kid.texts.map((each) => each.text + (each.isSpaced ? ' ' : '')).join(''),
  );
  const about = [tag.scope, tag.alt, tag.spoken].filter((each) => each !== undefined);
  return `${[tag.role, ...about].join(' ')}(${kids.join('|')})`;
};

const read = (html: string): string[] => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  return new TagReader((box) => ({ ...box, page: 0 })).read(place).map(inShort);
};

it('reads headings, paragraphs, lists and tables as what they are', () => {
  expect(read('<header><p>Question <b>1</b></p><h2>What is it?</h2></header>')).toEqual([
    'P(Question 1)',
    'H2(What is it?)',
  ]);
  expect(read('<ul><li>One of them</li><li><p>Two</p><p>Three</p></li></ul>')).toEqual([
    'L(LI(LBody(One of them))|LI(LBody(P(Two)|P(Three))))',
  ]);
  expect(read('<dl><div><dt>Mean</dt><dd>4</dd></div></dl>')).toEqual([
    'L(LI(Lbl(Mean)|LBody(4)))',
  ]);
  const row = '<tr><th scope="row">Yes</th><td>3</td><td></td></tr>';
  expect(read(`<table><tbody>${row}</tbody></table>`)).toEqual([
    'Table(TBody(TR(TH Row(Yes)|TD(3)|TD())))',
  ]);
});

it('words without a tag are a paragraph', () => {
  expect(read('<div>12 <span>answers</span><p>More</p></div>')).toEqual([
    'P(12 answers)',
    'P(More)',
  ]);
});

it('what stands apart is spaced, whatever its markup says; a word goes on in the next line', () => {
  const word = (x: number, y: number) => ({
    text: 'ab',
    end: 'text' as const,
    x,
    y,
    width: 20,
    height: 18,
  });
  expect(isSpaced(word(0, 0), word(24, 0))).toBe(true);
  expect(isSpaced(word(0, 0), word(20, 0))).toBe(false);
  expect(isSpaced(word(24, 0), word(0, 0))).toBe(true);
  expect(isSpaced(word(0, 0), word(0, 20))).toBe(true);
  expect(isSpaced({ ...word(0, 0), end: 'line' }, word(0, 20))).toBe(false);
  expect(isSpaced({ ...word(0, 0), end: 'space' }, undefined)).toBe(true);
});

it('what is only spoken takes no room; what is only seen is not read', () => {
  const times = '<span aria-hidden="true">× 4</span><span class="only-spoken">four times</span>';
  expect(read(`<ul><li>More breaks ${times}</li></ul>`)).toEqual([
    'L(LI(LBody(More breaks |Artifact(× 4)|Span four times())))',
  ]);
  expect(read('<p aria-hidden="true">A</p><p hidden>B</p><button>C</button>')).toEqual([
    'Artifact(A)',
  ]);
});

it('a formula is read as it was typed, a picture as what it shows', () => {
  const formula =
    '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi>' +
    '<annotation>\\frac12</annotation></semantics></math></span>' +
    '<span class="katex-html" aria-hidden="true">12</span></span>';
  // In jsdom it has no place, so it stands apart.
  expect(read(`<p>It is ${formula}.</p>`)).toEqual(['P(It is |Formula \\frac12(\\frac12 )|.)']);
  const chart = '<svg role="img" aria-label="Most said 4"><text>4</text></svg>';
  expect(read(`${chart}<img alt=""><svg aria-hidden="true"><text>A</text></svg>`)).toEqual([
    'Figure Most said 4(4)',
    'Artifact(A)',
  ]);
});

it('a line that is read from the right says what it says in that order', () => {
  Range.prototype.getClientRects = function (this: Range) {
    const left = (20 - this.endOffset) * 10;
    return [new DOMRect(left, 0, (this.endOffset - this.startOffset) * 10, 18)];
  } as unknown as () => DOMRectList;
  expect(read('<h2>ما هي؟</h2>')).toEqual(['H2 ما هي؟(ما هي؟)']);
});
