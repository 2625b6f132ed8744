import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRoom } from './draw-room.ts';
import { type DotSet, stepOf } from './seats.ts';
import {
  arrivalsOf,
  breathingStep,
  currentOf,
  type Story,
  storyEnd,
  tell,
  turnAt,
} from './story.ts';

const set: DotSet = { x: 500, y: 500, radius: 400, hole: 160, widest: 116 };
const begin: Story = [{ at: 0, joined: 10, answered: 0 }];
const joins = fc.array(fc.record({ after: fc.nat(600), more: fc.nat(40) }), { maxLength: 60 });

const told = (all: readonly { after: number; more: number }[]): { story: Story; now: number } => {
  let story = begin;
  let now = 0;
  for (const { after, more } of all) {
    now += after;
    const { joined, answered } = currentOf(story);
    story = tell(story, { at: now, joined: joined + more, answered });
  }
  return { story, now };
};

describe('the story of a room', () => {
  it('knows who is here, stays short, and ends at rest', () => {
    fc.assert(
      fc.property(joins, (all) => {
        const { story, now } = told(all);
        const sum = all.reduce((joined, { more }) => joined + more, 10);
        expect(currentOf(story).joined).toBe(sum);
        expect(story.length).toBeLessThanOrEqual(40);
        const end = Math.max(now, storyEnd(story));
        expect(breathingStep(set, story, end)).toBeCloseTo(stepOf(set, sum), 6);
      }),
    );
  });

  it('lets seats breathe without a jump, whenever somebody comes', () => {
    fc.assert(
      fc.property(joins, (all) => {
        const { story, now } = told(all);
        for (let at = Math.max(0, now - 800); at < now + 500; at += 10) {
          const moved = breathingStep(set, story, at) - breathingStep(set, story, at + 10);
          expect(Math.abs(moved)).toBeLessThan(stepOf(set, 10) * 0.08);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('lets newcomers take their turns within the second', () => {
    const story = tell(begin, { at: 100, joined: 30, answered: 0 });
    const [turn] = arrivalsOf(story);
    expect(turn).toMatchObject({ from: 10, to: 30 });
    expect([turnAt(turn!, 10), turnAt(turn!, 20)]).toEqual([100, 600]);
    expect(turnAt(turn!, 29)).toBeLessThan(1_100);
  });

  it('begins anew where people are left out of the count', () => {
    const story = tell(begin, { at: 100, joined: 4, answered: 0 });
    expect(story).toHaveLength(1);
  });
});

/** What is drawn, as words: one line for each call. */
const record = () => {
  const calls: string[] = [];
  const paper = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        void calls.push(`${String(name)} ${given.join(' ')}`),
    set: (_, name, value) => {
      calls.push(`${String(name)} = ${String(value)}`);
      return true;
    },
  });
  return { calls, paper };
};

describe('a frame of a room', () => {
  const look = { set, colours: { people: 'violet', fresh: 'white' }, isAsked: false };
  const story = tell(begin, { at: 100, joined: 30, answered: 0 });
  const dotsAt = (ms: number): number => {
    const { calls, paper } = record();
    drawRoom(paper, look, story, ms);
    return calls.filter((call) => call.startsWith('arc')).length;
  };

  it('is the same whenever it is drawn', () => {
    const [one, other] = [record(), record()];
    drawRoom(one.paper, look, story, 700);
    drawRoom(other.paper, look, story, 300);
    other.calls.length = 0;
    drawRoom(other.paper, look, story, 700);
    expect(other.calls).toEqual(one.calls);
  });

  it('has more and more people, and in the end everybody, once', () => {
    expect(dotsAt(100)).toBe(10);
    expect(dotsAt(600)).toBeGreaterThan(15);
    expect(dotsAt(600)).toBeLessThan(30);
    expect(dotsAt(storyEnd(story))).toBe(30);
  });
});
