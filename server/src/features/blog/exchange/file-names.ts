import { cut } from '../../material/exchange/cut.ts';

/** In characters: with what is put behind it, it stays below what any file system takes, in any script. */
const longest = 50;

/** What Windows takes for a device, whatever stands behind it. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters and digits of any script; what stands for something else in names of files is left out. */
const plain = (title: string): string => {
  const said = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const short = cut(said, longest).replace(/-$/, '');
  if (short === '') return 'untitled';
  return devices.test(short) ? `${short}-post` : short;
};

/** Whether two names are one where capitals, widths and accents do not count. */
const folded = (name: string): string => name.normalize('NFKD').toLowerCase().normalize('NFKC');

/** Gives each post a name of its own, made of its title: without its ending. */
export const createFileNames = (): ((title: string) => string) => {
  const taken = new Set<string>();
  /** Where to go on counting: a thousand posts may have one title. */
  const counted = new Map<string, number>();
  return (title) => {
    const name = plain(title);
    let count = counted.get(folded(name)) ?? 1;
    let free = count === 1 ? name : `${name}-${count}`;
    while (taken.has(folded(free))) {
      count += 1;
      free = `${name}-${count}`;
    }
    counted.set(folded(name), count);
    taken.add(folded(free));
    return free;
  };
};
