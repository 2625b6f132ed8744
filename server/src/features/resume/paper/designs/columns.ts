import type { Block } from '../../../../core/paper/block.ts';
import { Flow, type Frame, type Setting } from '../flow.ts';
import { inks, paper } from '../../../../core/paper/ink.ts';
import type { Look } from '../look.ts';
import {
  contactColumn,
  introBlocks,
  nameBlocks,
  sectionBlocks,
  sectionsBlocks,
} from '../write-blocks.ts';
import type { Design } from './design.ts';
import { style } from '../../../../core/paper/styles.ts';

const heading = style(11.5, { weight: 600, leading: 1.3, colour: inks.people });
const body = style(9.6, { leading: 1.45 });
const soft = { ...body, colour: inks.soft };

/** What somebody did, beside it in a narrow column how to reach them and what they can do. */
const look: Look = {
  name: style(29, { weight: 600, leading: 1.15 }),
  headline: style(13, { leading: 1.4, colour: inks.soft }),
  contact: body,
  heading,
  title: style(10.2, { weight: 600, leading: 1.4 }),
  place: soft,
  when: { ...soft, size: 9 },
  body,
  link: inks.people,
  space: { section: 20, heading: 6, entry: 11, listed: 1.5, empty: 5, hang: 11.5 },
  dates: 'end',
  aside: 120,
  hasRules: false,
};

const small = style(9, { leading: 1.42 });
const sideLook: Look = {
  ...look,
  contact: small,
  title: { ...small, weight: 600 },
  body: { ...small, colour: inks.soft },
  space: { section: 20, heading: 6, entry: 8, listed: 2, empty: 4, hang: 10 },
};

const margin = 46;
const side = 138;
const gutter = 30;
const top = 50;
const photoSize = 98;
const belowHeader = 26;

const frameAt = (x: number, width: number, first: number, isRtl: boolean): Frame => ({
  x: isRtl ? paper.width - x - width : x,
  width,
  bottom: paper.height - 60,
  top: (page) => (page === 0 ? first : top),
});

const mainX = margin + side + gutter;
const mainWidth = paper.width - margin - mainX;

/** The name over all the width; beside the photo, in the middle of its height. */
const putHeader = (blocks: readonly Block[], setting: Setting, hasPhoto: boolean): number => {
  const { isRtl } = setting;
  const x = hasPhoto ? mainX : margin;
  const width = hasPhoto ? mainWidth : paper.width - 2 * margin;
  const frame = (from: number): Frame => frameAt(x, width, from, isRtl);
  if (!hasPhoto) {
    const flow = new Flow(frame(top), setting);
    flow.put(blocks);
    return flow.y;
  }
  const trial = new Flow(frame(top), { ...setting, sheets: [] });
  trial.put(blocks);
  const height = trial.y - top;
  const flow = new Flow(frame(top + Math.max(0, (photoSize - height) / 2)), setting);
  flow.put(blocks);
  const photoX = isRtl ? paper.width - margin - photoSize : margin;
  setting.sheets[0]?.placed.push({ kind: 'photo', x: photoX, y: top, size: photoSize });
  return Math.max(flow.y, top + photoSize);
};

export const columns: Design = {
  look,
  photo: photoSize,
  arrange(resume, setting, hasPhoto) {
    const first = putHeader(nameBlocks(resume, look), setting, hasPhoto) + belowHeader;
    const { isRtl } = setting;
    const beside = new Flow(frameAt(margin, side, first, isRtl), setting);
    beside.put(contactColumn(resume, sideLook));
    beside.put(sectionBlocks(resume, 'skill', sideLook, { inLines: true }));
    beside.put(sectionBlocks(resume, 'interest', sideLook, { inLines: true }));
    const main = new Flow(frameAt(mainX, mainWidth, first, isRtl), setting);
    main.put(introBlocks(resume, look, true));
    main.put(sectionsBlocks(resume, ['wkexp', 'education', 'achievement'], look));
  },
};
