import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

export type Packing = keyof typeof unpackers;

export interface Download {
  /** Bytes of the body on the wire. */
  readonly bytes: number;
  readonly text: string;
}

/** Fetches as a browser does that takes only this packing. What is not worth packing comes as it is. */
export const download = async (url: string, packing: Packing): Promise<Download> => {
  const { body, encoding } = await receive(url, packing);
  const plain = encoding === packing ? await unpackers[packing](body) : body;
  return { bytes: body.length, text: plain.toString('utf8') };
};

const receive = (url: string, packing: Packing): Promise<{ body: Buffer; encoding: unknown }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': packing, accept: '*/*' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${response.statusCode}.`));
          return;
        }
        resolve({ body: Buffer.concat(chunks), encoding: response.headers['content-encoding'] });
      });
    }).once('error', reject);
  });
