const KEY = "inbox-sound";
const watchers = new Set<() => void>();

/** Two tones that fade: short, and unlike what a phone has. */
function play(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [880, 1320].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + index * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
    tone.onended = () => void (index === 1 && audio.close());
  }
}

/** The sound of a new request, which each browser keeps off until it is switched on there. Browser only. */
export const bell = {
  isOn(): boolean {
    try {
      return localStorage.getItem(KEY) === "on";
    } catch {
      // The browser keeps nothing: silence.
      return false;
    }
  },
  set(isOn: boolean): void {
    try {
      localStorage.setItem(KEY, isOn ? "on" : "off");
    } catch {
      // The switch goes back by itself, as it shows what is kept.
    }
    if (bell.isOn()) play();
    for (const watch of watchers) watch();
  },
  /** Rings where it is on; a browser that nobody has touched since it loaded stays silent. */
  ring(): void {
    if (bell.isOn()) play();
  },
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
};
