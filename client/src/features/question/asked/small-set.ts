import { drawAnswered, drawUnanswered } from '../choosing/screen/draw-bars.ts';
import type { ResultMotion, Shown } from './asked-screen.tsx';

/** Everybody in the small set beside the count: what people said is not drawn in dots. */
export const smallSetMotion =
  ({ place, scene }: Shown): ResultMotion =>
  (colourOf) => {
    const people = colourOf('people');
    return {
      from: scene.at,
      lasts: 0,
      draw: (paper) => {
        drawUnanswered(paper, place, scene, people, 1);
        drawAnswered(paper, place, scene, people, 1);
      },
    };
  };
