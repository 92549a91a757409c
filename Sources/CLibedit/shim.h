#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

/*
 * libedit for Swift.
 *
 * el_set, el_get and history_w take a variable number of arguments, which Swift can't pass. stdin, stdout and stderr are
 * global variables, which Swift 6 refuses. So each use gets a small typed function here. All are `static inline`: no C
 * target has to be compiled. (Static variables can't be in this header: Swift would give them no storage.)
 */
#if !__has_include(<histedit.h>)
#error "libedit's headers are missing. Run .ci/setup, or install them: apt-get install libedit-dev · dnf install libedit-devel · pacman -S libedit · zypper install libedit-devel · apk add libedit-dev"
#endif
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <histedit.h>

typedef unsigned char (*clibedit_function)(EditLine *, wint_t);

/* libedit draws into `drawing`. It reads the terminal's size and modes from descriptor 1. */
static inline EditLine *clibedit_init(const char *program, FILE *drawing) {
    return el_init_fd(program, stdin, drawing, stderr, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
}

static inline int clibedit_set_client(EditLine *el, void *client) { return el_wset(el, EL_CLIENTDATA, client); }

static inline void *clibedit_client(EditLine *el) {
    void *client = NULL;
    el_wget(el, EL_CLIENTDATA, &client);
    return client;
}

static inline int clibedit_read_characters_with(EditLine *el, el_rfunc_t read) { return el_wset(el, EL_GETCFN, read); }
static inline int clibedit_keys_of(EditLine *el, const char *editor) { return el_set(el, EL_EDITOR, editor); }
static inline int clibedit_raw(EditLine *el, int raw) { return el_set(el, EL_PREP_TERM, raw); }
static inline int clibedit_signals(EditLine *el, int handled) { return el_set(el, EL_SIGNAL, handled); }

/* libedit keeps both pointers: the strings must live as long as it does. */
static inline int clibedit_add_function(EditLine *el, const wchar_t *name, const wchar_t *help, clibedit_function function) {
    return el_wset(el, EL_ADDFN, name, help, function);
}

static inline int clibedit_bind(EditLine *el, const char *key, const char *command) {
    return el_set(el, EL_BIND, key, command, NULL);
}

/* "-d" is libedit's name for the modes during the editing of a line. */
static inline int clibedit_mode_while_editing(EditLine *el, const char *mode) {
    return el_set(el, EL_SETTY, "-d", mode, NULL);
}

/* Sets the window's size as libedit knows it: "li" is the rows, "co" the columns. */
static inline int clibedit_window(EditLine *el, const char *side, const char *cells) {
    return el_set(el, EL_SETTC, side, cells, NULL);
}

static inline int clibedit_use_history(EditLine *el, HistoryW *history) { return el_wset(el, EL_HIST, history_w, history); }

static inline int clibedit_history_size(HistoryW *history, int entries) {
    HistEventW event;
    return history_w(history, &event, H_SETSIZE, entries);
}

static inline int clibedit_history_enter(HistoryW *history, const wchar_t *line) {
    HistEventW event;
    return history_w(history, &event, H_ENTER, line);
}

static inline int clibedit_history_clear(HistoryW *history) {
    HistEventW event;
    return history_w(history, &event, H_CLEAR);
}

/* What `print` has buffered must reach the terminal before what is written directly to its descriptor. */
static inline void clibedit_flush_standard_output(void) { fflush(stdout); }

static inline int clibedit_bytes_a_character(void) { return (int)MB_CUR_MAX; }

/* ioctl takes a variable number of arguments. */
static inline int clibedit_window_size(int descriptor, struct winsize *size) { return ioctl(descriptor, TIOCGWINSZ, size); }
static inline int clibedit_bytes_waiting(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

#endif
