import { guideMessages, type StepName } from './guide.messages.ts';
import spaceDark from './pictures/space-dark.webp';
import spaceLight from './pictures/space-light.webp';
import topicsDark from './pictures/topics-dark.webp';
import topicsLight from './pictures/topics-light.webp';
import inviteDark from './pictures/invite-dark.webp';
import inviteLight from './pictures/invite-light.webp';
import editorDark from './pictures/editor-dark.webp';
import editorLight from './pictures/editor-light.webp';
import lobbyDark from './pictures/lobby-dark.webp';
import lobbyLight from './pictures/lobby-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';
import hostDark from './pictures/host-dark.webp';
import hostLight from './pictures/host-light.webp';
import resultsDark from './pictures/results-dark.webp';
import resultsLight from './pictures/results-light.webp';
import afterDark from './pictures/after-dark.webp';
import afterLight from './pictures/after-light.webp';
import askDark from './pictures/ask-dark.webp';
import askLight from './pictures/ask-light.webp';
import hallDark from './pictures/hall-dark.webp';
import hallLight from './pictures/hall-light.webp';
import discussDark from './pictures/discuss-dark.webp';
import discussLight from './pictures/discuss-light.webp';
import rouletteDark from './pictures/roulette-dark.webp';
import rouletteLight from './pictures/roulette-light.webp';

export interface GuideStep {
  readonly title: string;
  readonly text: string;
  /** What both pictures show. */
  readonly alt: string;
  readonly light: string;
  readonly dark: string;
  /** Of the pictures, in pixels, so that nothing moves when they arrive. */
  readonly width: number;
  readonly height: number;
}

/** What `scripts/pictures/guide-scenes.ts` takes them at. */
const laptop = { width: 1200, height: 750 };
const phone = { width: 390, height: 844 };

const pictures: Readonly<Record<StepName, { readonly light: string; readonly dark: string }>> = {
  space: { light: spaceLight, dark: spaceDark },
  topics: { light: topicsLight, dark: topicsDark },
  invite: { light: inviteLight, dark: inviteDark },
  editor: { light: editorLight, dark: editorDark },
  lobby: { light: lobbyLight, dark: lobbyDark },
  phone: { light: phoneLight, dark: phoneDark },
  host: { light: hostLight, dark: hostDark },
  results: { light: resultsLight, dark: resultsDark },
  after: { light: afterLight, dark: afterDark },
  ask: { light: askLight, dark: askDark },
  hall: { light: hallLight, dark: hallDark },
  discuss: { light: discussLight, dark: discussDark },
  roulette: { light: rouletteLight, dark: rouletteDark },
};

const stepNames = Object.keys(guideMessages.steps) as StepName[];

/** In their order; a step's address is its place, from 1. */
export const guideSteps: readonly GuideStep[] = stepNames.map((name) => {
  const { title, text, alt } = guideMessages.steps[name];
  const { light, dark } = pictures[name];
  const { width, height } = name === 'phone' ? phone : laptop;
  return { title, text, alt, light, dark, width, height };
});

/** The step that an address names; undefined where there is none. */
export const stepAt = (index: string | undefined): GuideStep | undefined =>
  /^[1-9]\d?$/.test(index ?? '') ? guideSteps[Number(index) - 1] : undefined;
