/** Whether something new is heard, as chosen on this machine; a short tone, made here. */
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'hanpan.office.sound';
const CHANGED = 'hanpan:office-sound';
const TONE_S = 0.18;
const TONE_HZ = 880;

function isOnNow(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', changed);
  };
}

export function useSound(): { readonly isOn: boolean; readonly toggle: () => void } {
  const isOn = useSyncExternalStore(subscribe, isOnNow);
  const toggle = useCallback(() => {
    try {
      if (isOnNow()) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, '1');
    } catch {
      // A browser that keeps nothing stays silent.
    }
    dispatchEvent(new Event(CHANGED));
    playTone();
  }, []);
  return { isOn, toggle };
}

/** Nothing while the sound is off, or where the browser plays none before a press. */
export function playTone(): void {
  if (!isOnNow() || !('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_S);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + TONE_S);
}
