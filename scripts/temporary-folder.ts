import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with these files, cleared away at the end: `using folder = new TemporaryFolder({})`. */
export class TemporaryFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'sets-'));

  constructor(files: Record<string, string> = {}) {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.path, path)), { recursive: true });
    writeFileSync(join(this.path, path), text);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}
