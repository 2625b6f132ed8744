/** Lets callers who want the same thing at the same time share one fetch of it. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  run(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const under = this.#flights.get(key);
    if (under !== undefined) return under;
    const flight = fetch().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}
