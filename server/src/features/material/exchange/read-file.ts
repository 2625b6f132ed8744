import { exchangeLimits, type FileRead } from '@sets/shared/material/exchange.contract.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { decodeText } from './decode-text.ts';
import { exchangeWords as words } from './exchange-words.ts';
import { readAiken, isAiken } from './formats/aiken.ts';
import { readCanvas } from './formats/canvas.ts';
import { readCsv } from './formats/csv.ts';
import { readGift } from './formats/gift.ts';
import { readMoodle } from './formats/moodle.ts';
import { readQti } from './formats/qti.ts';
import { readXlsx } from './formats/xlsx.ts';
import { FileFault, type Imported, type ReadsFiles } from './imported-item.ts';
import { isArchive, isLocked, openArchive } from './open-archive.ts';
import { readXml, type XmlNode } from './read-xml.ts';
import { presentItem, readyFor, toQuestion } from './to-question.ts';

const ofXml = (roots: readonly XmlNode[]): Imported => {
  const [first] = roots;
  if (first?.name === 'quiz') return readMoodle(first);
  if (roots.some(({ name }) => name === 'questestinterop')) return readCanvas(roots);
  return readQti(roots);
};

const isOurs = /\.(?:xml|qti)$/i;
const isCanvasCopy = /^non_cc_assessments\//;

/** A package: each of its files by itself, so that one that is damaged costs no other. */
const ofPackage = (bytes: Uint8Array): Imported => {
  const parts = openArchive(bytes, (name) => isOurs.test(name) && !/imsmanifest\.xml$/i.test(name));
  const roots: XmlNode[] = [];
  const notes: string[] = [];
  // Canvas packs a quiz twice; its own version has all of it.
  const names = [...parts.keys()];
  const own = names.filter((each) => isCanvasCopy.test(each));
  for (const name of own.length > 0 ? own : names) {
    try {
      roots.push(readXml(decodeText(parts.get(name) ?? new Uint8Array()).text));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      notes.push(`${name}: ${error.message}`);
    }
  }
  const read = ofXml(roots);
  return { ...read, notes: [...notes, ...read.notes] };
};

const ofArchive = (bytes: Uint8Array): Imported => {
  let isSheet = false;
  openArchive(bytes, (name) => {
    isSheet ||= name.startsWith('xl/');
    return false;
  });
  return isSheet ? readXlsx(bytes) : ofPackage(bytes);
};

/** Our own JSON; how another material is asked is not kept. */
const ofJson = (text: string, { own, others }: ReadsFiles): Imported => {
  const other = others.find(({ format }) => text.slice(0, 200).includes(`"${format}"`));
  return other === undefined ? own.read(text) : { ...other.read(text), settings: null };
};

/** Plain text of some format: by the file's name, or by what it looks like. */
const ofText = (text: string, name: string, reads: ReadsFiles): Imported => {
  if (/\.(?:csv|tsv)$/i.test(name)) return readCsv(text);
  if (/\.gift(?:\.txt)?$/i.test(name)) return readGift(text);
  if (/^\s*\{[\s\n]*"/.test(text) || /\.json$/i.test(name)) return ofJson(text, reads);
  if (/^\s*<(?:\?xml|!|quiz|assessment|questestinterop|\w+ xmlns)/i.test(text))
    return ofXml([readXml(text)]);
  if (isAiken(text)) return readAiken(text);
  if (/\{[^{}]*\}/.test(text.replaceAll(/\\./g, '')) || /^\s*::/m.test(text)) return readGift(text);
  if (text.trim() === '') throw new FileFault(words.nothing);
  return readCsv(text);
};

const imported = (bytes: Uint8Array, name: string, reads: ReadsFiles): Imported => {
  if (isLocked(bytes)) throw new FileFault(words.locked);
  if (isArchive(bytes)) return ofArchive(bytes);
  if (/\.(?:xlsx|zip|imscc)$/i.test(name)) throw new FileFault(words.badArchive);
  const { text, notes } = decodeText(bytes);
  const read = ofText(text, name, reads);
  return { ...read, notes: [...notes, ...read.notes] };
};

const presented = (read: Imported, { asked }: ReadsFiles): FileRead => {
  const { items: most, notes: mostNotes } = exchangeLimits;
  const kept = read.items.slice(0, most);
  const notes = [
    ...(kept.length === 0 ? [words.nothing] : []),
    ...(kept.length < read.items.length ? [words.tooManyItems(most)] : []),
    ...read.notes,
  ];
  return {
    format: read.format,
    title: oneLine(read.title ?? '').slice(0, limits.title),
    settings: read.settings ?? null,
    items: kept.map((item, index) =>
      presentItem(
        'question' in item ? readyFor(item, asked) : toQuestion(item, asked),
        index,
        mostNotes,
      ),
    ),
    notes: notes.slice(0, mostNotes).map((note) => note.slice(0, 1_000)),
  };
};

/** What a file holds. It never throws for what is in the file. */
export const readFile = (bytes: Uint8Array, name: string, reads: ReadsFiles): FileRead => {
  try {
    return presented(imported(bytes, name, reads), reads);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { format: null, title: '', settings: null, items: [], notes: [error.message] };
  }
};
