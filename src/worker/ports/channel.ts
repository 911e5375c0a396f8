/** Tells the workers of other tabs something; needed where each tab has a worker of its own (SYN-06). */
export interface Channel {
  post(message: string): void;
  listen(listener: (message: unknown) => void): void;
}
