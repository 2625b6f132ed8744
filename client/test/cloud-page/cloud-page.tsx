import '../../src/ui/app.css';
import './cloud-page.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cloudPng, cloudSvg, coloursOf } from '../../src/ui/word-cloud/cloud-files.ts';
import type { CloudPicture } from '../../src/ui/word-cloud/cloud-word.ts';
import type { HostWord, WordActions } from '../../src/ui/word-cloud/host-word.ts';
import { Layouter } from '../../src/ui/word-cloud/layouter.ts';
import { WordCloud } from '../../src/ui/word-cloud/word-cloud.tsx';
import { WordList } from '../../src/ui/word-cloud/word-list.tsx';
import type { CloudPageControls } from './cloud-page-controls.ts';
import { cloudScenes, manyWords } from './cloud-scenes.ts';

const asked = new URLSearchParams(location.search);
const name = asked.get('scene') ?? 'usual';
const theme = asked.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;

const done: unknown[][] = [];
const log =
  (what: string) =>
  (...told: unknown[]): void => {
    done.push([what, ...told]);
  };
const actions: WordActions = {
  onHide: log('hide'),
  onPin: log('pin'),
  onAllow: log('allow'),
  onJoin: log('join'),
  onSplit: log('split'),
  onPart: log('part'),
  onMend: log('mend'),
};

/** The picture of these words, as the exports get it. */
const pictureOf = (words: readonly HostWord[]): Promise<CloudPicture> =>
  new Promise((show) => {
    const layouter = new Layouter((picture) => {
      layouter.end();
      show(picture);
    });
    layouter.ask(words, { width: 960, height: 540, smallest: 14 });
  });

const controls: CloudPageControls = {
  done,
  manyWords,
  show: () => undefined,
  svg: async (words) => cloudSvg(await pictureOf(words), 'A <cloud>', coloursOf(document.body)),
  png: async (words) =>
    (await cloudPng(await pictureOf(words), coloursOf(document.body)))?.size ?? 0,
};
Object.assign(window, { cloudPage: controls });

/** Gives what the page shows into the hands of whoever tries it. */
const takeWords = (show: CloudPageControls['show']): void => {
  controls.show = show;
};

const Page = () => {
  const scene = cloudScenes[name] ?? { words: [] };
  const [words, setWords] = useState(scene.words);
  useEffect(() => {
    takeWords(setWords);
  }, []);
  const isHost = name === 'host';
  const wall = words.filter(({ held, hidden }) => held === undefined && hidden !== true);
  return (
    <div className="cloud-page" data-host={isHost}>
      <h1 className="cloud-question">One word for the chain rule</h1>
      <WordCloud
        words={wall}
        more={scene.more ?? 0}
        caption="Words so far"
        smallest={asked.has('small') ? Number(asked.get('small')) : 14}
        isListed={isHost}
      />
      {isHost && <WordList caption="Words so far" words={words} more={7} actions={actions} />}
    </div>
  );
};

const place = document.querySelector('#page');
if (place !== null) createRoot(place).render(<Page />);
