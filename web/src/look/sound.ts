// Soft sounds, made on the spot: silent unless the player wants them.
import { atRest } from "./pace";

let wanted = false;
let air: AudioContext | null = null;

/** Whether anything is to be heard from now on. */
export function setSound(on: boolean): void {
  wanted = on;
}

/** What carries the sound; none where none is wanted, or the browser allows none before the page was touched. */
function open(): AudioContext | null {
  if (!wanted || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  return air;
}

/** One note that swells and fades: how high in hertz, when and for how long in seconds, how loud. */
function note(on: AudioContext, pitch: number, after: number, lasts: number, loud: number): void {
  const begin = on.currentTime + after;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}

/** Two low notes of a bell: it is your turn. */
export function chime(): void {
  const on = open();
  if (!on) return;
  note(on, 392, 0, 0.9, 0.08);
  note(on, 587.3, 0.16, 1.1, 0.06);
}

/** A coin rings on the table; not where nothing is to move. */
export function ring(): void {
  const on = atRest() ? null : open();
  if (!on) return;
  note(on, 2637, 0, 0.22, 0.025);
  note(on, 3951, 0.03, 0.3, 0.015);
}
