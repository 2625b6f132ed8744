import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextScale, resultScale } from './bar-scale.ts';
import {
  type BarsScene,
  leaderOf,
  lengthsAt,
  nextScene,
  type SceneGiven,
} from './question-scene.ts';

const given: SceneGiven = {
  round: '0 1',
  isOpen: true,
  joined: 10,
  answered: 6,
  counts: null,
  besideLeader: 0,
};
const shown = { ...given, isOpen: false, counts: [1, 4, 1] };
const asBars = (scene: ReturnType<typeof nextScene>): BarsScene => {
  if (scene.mode === 'room') throw new Error('It shows the room.');
  return scene;
};

describe('what is to be seen', () => {
  it('is a reveal where the room is known, and bars that stand where the page comes later', () => {
    const room = nextScene(null, given, 0);
    expect(room.mode).toBe('room');
    const reveal = asBars(nextScene(room, shown, 1_000));
    expect(reveal).toMatchObject({ mode: 'reveal', at: 1_000, before: [0, 0, 0] });
    const late = asBars(nextScene(null, shown, 1_000));
    expect(late).toMatchObject({ mode: 'bars', before: late.after });
  });

  it('goes on with a reveal when a late answer comes, and does not begin it again', () => {
    const room = nextScene(null, given, 0);
    const reveal = nextScene(room, shown, 1_000);
    const later = { ...shown, answered: 7, counts: [1, 5, 1] };
    expect(nextScene(reveal, later, 1_400)).toMatchObject({ mode: 'reveal', at: 1_000 });
    expect(nextScene(reveal, later, 9_000)).toMatchObject({ mode: 'bars', at: 9_000 });
  });

  it('has bars on one scale with those beside them', () => {
    const [before, after] = [
      [1, 1, 0],
      [0, 2, 0],
    ].map((counts) =>
      asBars(nextScene(null, { ...shown, answered: 2, counts, besideLeader: 1 }, 0)),
    );
    expect([before?.after, after?.after]).toEqual([
      [0.5, 0.5, 0],
      [0, 1, 0],
    ]);
  });

  it('keeps the scale of bars that were seen to grow when they are closed', () => {
    const open = asBars(nextScene(null, { ...given, answered: 30, counts: [12, 8, 10] }, 0));
    const closing = { ...given, isOpen: false, answered: 30, counts: [12, 8, 10] };
    const closed = asBars(nextScene(open, closing, 5_000));
    expect([closed.scale, closed.after]).toEqual([open.scale, open.after]);
    const late = { ...closing, answered: 40, counts: [28, 8, 4] };
    expect(asBars(nextScene(closed, late, 5_100)).scale).toBe(resultScale(0.7));
  });

  it('is the room again when results are hidden, and another one in another round', () => {
    const reveal = nextScene(nextScene(null, given, 0), shown, 10);
    expect(nextScene(reveal, given, 20)).toMatchObject({ mode: 'room', isFresh: true });
    const next = nextScene(reveal, { ...shown, round: '0 2', answered: 0, counts: [0, 0, 0] }, 20);
    expect(next).toMatchObject({ mode: 'bars', before: [0, 0, 0] });
  });

  it('never lets a bar jump: it begins where it stood', () => {
    const steps = fc.array(fc.record({ wait: fc.nat(500), bar: fc.nat(2) }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (all) => {
        let counts = [0, 0, 0];
        let now = 0;
        let scene = asBars(nextScene(null, { ...given, answered: 0, counts }, now));
        for (const { wait, bar } of all) {
          now += wait;
          counts = counts.with(bar, (counts[bar] ?? 0) + 1);
          const answered = counts.reduce((sum, count) => sum + count, 0);
          const stood = lengthsAt(scene, now);
          scene = asBars(nextScene(scene, { ...given, joined: 40, answered, counts }, now));
          lengthsAt(scene, now).forEach((length, at) => expect(length).toBeCloseTo(stood[at]!, 9));
        }
        expect(lengthsAt(scene, now + 400)).toEqual(scene.after);
      }),
    );
  });
});

describe('the scale', () => {
  it('has the leader within the lane, and never less than two thirds of it used', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (leader) => {
        const scale = resultScale(leader);
        expect(scale).toBeGreaterThanOrEqual(leader - 1e-6);
        expect(scale).toBeLessThanOrEqual(Math.max(0.2, leader + 0.05));
      }),
    );
    expect([0.55, 0.551, 0.01, 1].map(resultScale)).toEqual([0.55, 0.6, 0.2, 1]);
  });

  it('is everybody for a few, and changes only for what stays so', () => {
    const few = nextScale(null, 0.2, 20, 0);
    expect(few.scale).toBe(1);
    const wanted = nextScale(few, 0.2, 21, 100);
    expect(wanted).toMatchObject({ scale: 1, wanted: 0.3 });
    expect(nextScale(wanted, 0.2, 22, 2_000).scale).toBe(1);
    const due = nextScale(wanted, 0.2, 22, 2_100);
    expect(due.scale).toBe(0.3);
    // A bar that would leave its lane does not wait.
    expect(nextScale(due, 0.4, 30, 2_200).scale).toBe(0.5);
  });
});

it('one leads, or nobody does', () => {
  expect(leaderOf([1, 4, 1])).toBe(1);
  expect(leaderOf([4, 4, 1])).toBeNull();
  expect(leaderOf([0, 0])).toBeNull();
});
