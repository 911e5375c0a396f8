/** A draw that is heard: a soft note for each item that can be read, and two at its end. Made of two oscillators, without a file; nothing else makes a sound. */

/** What of an audio context is used. */
export type Output = Pick<
  AudioContext,
  'state' | 'resume' | 'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'close'
>;

export interface DrawSound {
  /** @param place of the item, from 1 */
  item(place: number): void;
  end(): void;
  /** Gives the device back. */
  close(): void;
}

/** Hz: five notes of which any two sound well together. */
const NOTES = [523.25, 587.33, 659.25, 783.99, 880] as const;
/** The two of the end, Hz. */
const END = [659.25, 1_046.5] as const;
/** A tenth of full scale: beside speech it is not loud. */
const LOUDEST = 0.1;
const [ITEM_S, END_S] = [0.14, 0.5];
/** Between the two notes of the end, s. */
const STEP_S = 0.09;

/**
 * @param open gives the device; a browser lets it sound once its page was pressed, and before that nothing is kept for later
 * @param isHeard whether this page is the one that is looked at: of eight tabs one sounds
 */
export function createDrawSound(open: () => Output, isHeard: () => boolean): DrawSound {
  let opened: Output | undefined;
  const output = (): Output | undefined => {
    opened ??= open();
    if (opened.state === 'suspended') void opened.resume();
    return opened.state === 'running' && isHeard() ? opened : undefined;
  };
  const note = (to: Output, pitch: number, from: number, seconds: number) => {
    const [source, gain] = [to.createOscillator(), to.createGain()];
    source.type = 'sine';
    source.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(LOUDEST, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    source.connect(gain).connect(to.destination);
    source.start(from);
    source.stop(from + seconds);
  };
  return {
    item(place) {
      const to = output();
      if (to !== undefined) note(to, NOTES[(place - 1) % NOTES.length] ?? NOTES[0], to.currentTime, ITEM_S);
    },
    end() {
      const to = output();
      if (to !== undefined) END.forEach((pitch, at) => note(to, pitch, to.currentTime + at * STEP_S, END_S));
    },
    close() {
      void opened?.close();
      opened = undefined;
    },
  };
}
