import type { Connection, Model } from 'mongoose';
import { deviceNamesModel, type DeviceNamesRecord } from './device-names.model.ts';

/** Of how many devices a person is known; the oldest name goes. */
const mostNames = 50;

/**
 * The kinds of devices on which each person has signed in. They outlast the sessions: whoever
 * signs out every evening is not warned every morning.
 */
export class DeviceNamesService {
  readonly #devices: Model<DeviceNamesRecord>;

  constructor(connection: Connection) {
    this.#devices = deviceNamesModel(connection);
  }

  /** Notes a sign-in. True where it is the first on such a device, and not the first of all. */
  async isNew(userid: string, name: string): Promise<boolean> {
    const known = await this.names(userid);
    if (known.includes(name)) return false;
    await this.#devices.updateOne(
      { _id: userid },
      { $push: { names: { $each: [name], $slice: -mostNames } } },
      { upsert: true },
    );
    return known.length > 0;
  }

  async names(userid: string): Promise<readonly string[]> {
    return (await this.#devices.findById(userid).lean())?.names ?? [];
  }

  async erase(userid: string): Promise<void> {
    await this.#devices.deleteOne({ _id: userid });
  }
}
