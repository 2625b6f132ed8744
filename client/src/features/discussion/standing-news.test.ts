import { expect, test } from 'vitest';
import { discussionMessages as words } from './discussion.messages.ts';
import { newsOf, type OwnStanding } from './standing-news.ts';

const stands = (as: OwnStanding['as'], mutedUntil: number | null = null): OwnStanding => ({
  as,
  mine: { mutedUntil },
});

test.each([
  ['one who comes', stands(null), stands('phone', 5), null],
  ['nothing new', stands('phone'), stands('phone'), null],
  ['muted', stands('phone'), stands('phone', 5), words.mutedNow],
  ['muted for longer', stands('phone', 5), stands('phone', 9), null],
  ['no longer muted', stands('phone', 5), stands('phone'), words.mutedNoMore],
  ['made a moderator while muted', stands('phone', 5), stands('host'), words.nowModerates],
  ['a moderator no more', stands('host'), stands('phone'), words.noLongerModerates],
  ['one who proved their address', stands('screen'), stands('phone'), null],
])('%s is told what has become of them', (_what, before, now, news) => {
  expect(newsOf(before, now)).toBe(news);
});
