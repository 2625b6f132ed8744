import { useState } from 'react';
import { pageTime } from '../../../../ui/dots/page-time.ts';
import { nextScene, type Scene, type SceneGiven } from './question-scene.ts';

const isSameGiven = (one: SceneGiven, other: SceneGiven): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is to be seen now, by what was to be seen before. */
export const useScene = (given: SceneGiven): Scene => {
  const [seen, setSeen] = useState(() => ({
    given,
    scene: nextScene(null, given, pageTime()),
  }));
  if (isSameGiven(seen.given, given)) return seen.scene;
  // Set while rendering: nothing is drawn of what was before.
  const scene = nextScene(seen.scene, given, pageTime());
  setSeen({ given, scene });
  return scene;
};
