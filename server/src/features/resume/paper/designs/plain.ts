import type { Block } from '../../../../core/paper/block.ts';
import { Flow, type Frame } from '../flow.ts';
import { inks, paper } from '../../../../core/paper/ink.ts';
import type { Look } from '../look.ts';
import { contactLines, introBlocks, nameBlocks, sectionsBlocks } from '../write-blocks.ts';
import type { Design } from './design.ts';
import { style } from '../../../../core/paper/styles.ts';

const body = style(10, { leading: 1.33 });
const soft = { ...body, colour: inks.soft };

/** What programs of employers read well: one column, one thing a line, and no colour. */
const look: Look = {
  name: style(25, { weight: 600, leading: 1.2 }),
  headline: style(12.5, { leading: 1.4 }),
  contact: soft,
  heading: style(12.5, { weight: 600, leading: 1.3 }),
  title: style(10.5, { weight: 600, leading: 1.33 }),
  place: soft,
  when: soft,
  body,
  link: inks.ink,
  space: { section: 11.5, heading: 4.5, entry: 7, listed: 1.5, empty: 5, hang: 12 },
  dates: 'line',
  aside: 0,
  hasRules: true,
};

const margin = 60;
const frame: Frame = {
  x: margin,
  width: paper.width - 2 * margin,
  bottom: paper.height - 47,
  top: () => 44,
};

const sections = ['wkexp', 'education', 'achievement', 'skill', 'interest'] as const;

export const plain: Design = {
  look,
  photo: null,
  arrange(resume, setting) {
    const blocks: Block[] = [
      ...nameBlocks(resume, look),
      ...contactLines(resume, look),
      ...introBlocks(resume, look, true),
    ];
    const flow = new Flow(frame, setting);
    flow.put(blocks);
    flow.put(sectionsBlocks(resume, sections, look));
  },
};
