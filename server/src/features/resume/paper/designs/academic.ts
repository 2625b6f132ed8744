import type { Block } from '../../../../core/paper/block.ts';
import { Flow, type Frame } from '../flow.ts';
import { inks, paper } from '../../../../core/paper/ink.ts';
import type { Look } from '../look.ts';
import type { TextStyle } from '../../../../core/paper/type/paragraph.ts';
import { contactLines, introBlocks, nameBlocks, sectionsBlocks } from '../write-blocks.ts';
import type { Design } from './design.ts';
import { style } from '../../../../core/paper/styles.ts';

const serif = (size: number, more: Partial<TextStyle> = {}): TextStyle =>
  style(size, { face: 'serif', ...more });
const body = serif(10, { leading: 1.29 });

/** As universities write it: the name in the middle, when it was in the margin, education first. */
const look: Look = {
  name: serif(26, { leading: 1.2 }),
  headline: serif(12, { isItalic: true, leading: 1.4 }),
  contact: serif(9.8, { colour: inks.soft, leading: 1.35 }),
  heading: serif(12.5, { weight: 600, leading: 1.3 }),
  title: serif(10, { weight: 600, leading: 1.29 }),
  place: serif(10, { isItalic: true, leading: 1.29 }),
  when: serif(9.6, { colour: inks.soft, leading: 1.29 }),
  body,
  link: inks.ink,
  space: { section: 11.5, heading: 5, entry: 6, listed: 1.5, empty: 5, hang: 13 },
  dates: 'before',
  aside: 104,
  hasRules: true,
};

const margin = 66;
const frame: Frame = {
  x: margin,
  width: paper.width - 2 * margin,
  bottom: paper.height - 48,
  top: () => 46,
};

const sections = ['education', 'wkexp', 'achievement', 'skill', 'interest'] as const;

export const academic: Design = {
  look,
  photo: null,
  arrange(resume, setting) {
    const blocks: Block[] = [
      ...nameBlocks(resume, look, { isCentred: true }),
      ...contactLines(resume, look, { isCentred: true }),
      ...introBlocks(resume, look, true),
    ];
    const flow = new Flow(frame, setting);
    flow.put(blocks);
    flow.put(sectionsBlocks(resume, sections, look));
  },
};
