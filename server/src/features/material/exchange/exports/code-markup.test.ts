import { expect, test } from 'vitest';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { readPollFile, writePoll } from '../../../../../test/exchange-files.ts';
import { plainText } from '../plain-text.ts';
import { htmlWithCode, markedUp } from './code-markup.ts';

const asked = 'What does `a < b` say?\n```\nif (a) {\n  `$b$`;\n\n}\n```\nThink.';

test('code is marked up as HTML, or within a line, and nothing where there is none', () => {
  expect(htmlWithCode('`a < b`\nis')).toBe('<code>a &lt; b</code><br/>is');
  expect(htmlWithCode('x\n```js\na\n  b\n```')).toBe('x<br/><pre><code>a\n  b</code></pre>');
  expect(htmlWithCode('a ` b $c$')).toBeNull();
  expect(markedUp('```\na\n  b\n```')).toBe('<code>a<br/>\u00A0\u00A0b</code>');
});

test.each([
  ['as HTML', htmlWithCode(asked) ?? ''],
  ['within a line', markedUp(asked)],
])('what was marked up %s is read in as it was typed', (_, html) => {
  expect(plainText(html)).toEqual({ text: asked, notes: [] });
});

test.each([
  ['<p>Is <code>x  =&nbsp;1</code> so?</p>', 'Is `x = 1` so?'],
  ['<pre>\na\n  b\n</pre>', '```\na\n  b\n```'],
  ['<pre><code class="c">a<b>b</b></code></pre>c', '```\nab\n```\nc'],
  ['<code>a`b</code> <code> </code>', 'a`b'],
  ['<pre>```</pre>', '```'],
  ['&#1;0&#1;<code>x</code>', '0`x`'],
])('%s is read as %j', (html, text) => {
  expect(plainText(html).text).toBe(text);
});

test.each(['moodle', 'qti'] as const)(
  'a poll about code goes out as %s and comes back',
  async (format) => {
    const options = ['`1$`', 'none'].map((text, at) => ({ id: `o${at}`, text }));
    const poll: PollDefinition = {
      title: 'Code',
      liveResults: false,
      phoneResults: 'closed',
      questions: [
        { kind: 'choice', id: 'q', text: asked, multiple: false, options, seconds: null },
      ],
      extras: [{ id: 'q', confidence: false, right: { type: 'options', ids: ['o0'] } }],
    };
    const { contents } = await writePoll(poll, format);
    const [item] = readPollFile(contents, format === 'qti' ? 'poll.zip' : 'poll.xml').items;
    expect(item?.question).toMatchObject({ text: asked, options: [{ text: '`1$`' }, {}] });
  },
);
