/** People behind one address: a lecture hall. */
const peopleOfHall = 2_000;
/** Addresses of one of the loopback's networks that are used, from 1 on. */
const hallsOfNetwork = 250;

/** The loopback address of a hall; every hall has another one. */
const addressOfHall = (hall: number): string =>
  `127.0.${1 + Math.floor(hall / hallsOfNetwork)}.${1 + (hall % hallsOfNetwork)}`;

/**
 * Where phones come from: each two thousand from another address, as from lecture halls, and no hall
 * comes twice. Whoever comes in great numbers from one address has to wait at the door.
 */
export class Halls {
  #used = 0;

  /** The address of each of so many phones. */
  next(phones: number): string[] {
    const first = this.#used;
    this.#used += Math.ceil(phones / peopleOfHall);
    return Array.from({ length: phones }, (_, index) =>
      addressOfHall(first + Math.floor(index / peopleOfHall)),
    );
  }
}
