import { expect, test } from 'vitest';
import { readXml } from '../read-xml.ts';
import { qtiItem } from './qti.ts';

const itemWith = (first: string) =>
  qtiItem(
    readXml(`<assessmentItem><itemBody><p>Which?</p><choiceInteraction responseIdentifier="R">
      <simpleChoice identifier="A">${first}</simpleChoice>
      <simpleChoice identifier="B">Other</simpleChoice>
    </choiceInteraction></itemBody></assessmentItem>`),
  );

test('a paragraph that is wrapped whole in a section is read as one', () => {
  expect(itemWith(' <![CDATA[<p>It <b>sinks</b></p>]]> ').options).toEqual(['It sinks', 'Other']);
});

test('markup that is asked about stays as it was typed', () => {
  expect(itemWith('<![CDATA[<b>]]>').options).toEqual(['<b>', 'Other']);
  expect(itemWith('<![CDATA[a < b]]>').options).toEqual(['a < b', 'Other']);
  expect(itemWith('&lt;p&gt;text&lt;/p&gt;').options).toEqual(['<p>text</p>', 'Other']);
});
