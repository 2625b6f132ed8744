import type { Block } from '../block.ts';
import { Flow, type Frame } from '../flow.ts';
import { inks, type Look, paper } from '../look.ts';
import { contactLines, introBlocks, nameBlocks, sectionBlocks } from '../write-blocks.ts';
import type { Design } from './design.ts';
import { style } from './styles.ts';

const body = style(10);
const soft = { ...body, colour: inks.soft };

/** What programs of employers read well: one column, one thing a line, and no colour. */
const look: Look = {
  name: style(25, { weight: 600, leading: 1.2 }),
  headline: style(12.5, { leading: 1.4 }),
  contact: soft,
  heading: style(12.5, { weight: 600, leading: 1.3 }),
  title: style(10.5, { weight: 600, leading: 1.4 }),
  place: soft,
  when: soft,
  body,
  link: inks.ink,
  space: { section: 19, heading: 7, entry: 11, listed: 1.5, empty: 5, hang: 12 },
  dates: 'line',
  aside: 0,
  hasRules: true,
};

const margin = 60;
const frame: Frame = {
  x: margin,
  width: paper.width - 2 * margin,
  bottom: paper.height - 62,
  top: () => 56,
};

export const plain: Design = {
  look,
  photo: null,
  async arrange(resume, setting) {
    const blocks: Block[] = [
      ...nameBlocks(resume, look),
      ...contactLines(resume, look),
      ...introBlocks(resume, look, true),
      ...(['wkexp', 'education', 'achievement', 'skill', 'interest'] as const).flatMap((section) =>
        sectionBlocks(resume, section, look),
      ),
    ];
    await new Flow(frame, setting).put(blocks);
  },
};
